// When this browser first saw a sitting: kept over reloads. Where nothing may be kept, the time begins anew.
export function sittingSince(table: string, session: number): number {
  const key = `parlour.sitting.${table}.${session}`;
  try {
    const kept = Number(localStorage.getItem(key));
    if (kept) return kept;
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is switched off.
  }
  return Date.now();
}
