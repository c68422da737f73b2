// A frame and what changed since make the next one. What did not change stays the same object, so nothing of it is painted again.
import type { Change, Frame, Items, Parts } from './protocol.gen';

type Thing = Record<string, unknown>;

function patched(whole: unknown, parts: Parts | undefined): unknown {
  if (!parts) return whole;
  const made: Thing = { ...(whole as Thing), ...parts.put };
  for (const key of parts.gone ?? []) delete made[key];
  for (const [key, inside] of Object.entries(parts.into ?? {})) made[key] = patched(made[key], inside);
  for (const [key, items] of Object.entries(parts.items ?? {})) made[key] = listed(made[key] as Thing[], items);
  return made;
}

function listed(things: Thing[], items: Items): unknown[] {
  const known = new Map<string, unknown>(things.map((thing) => [String(thing.id), thing]));
  for (const [id, thing] of Object.entries(items.put ?? {})) known.set(id, thing);
  for (const [id, inside] of Object.entries(items.into ?? {})) known.set(id, patched(known.get(id), inside));
  return (items.order ?? things.map((thing) => String(thing.id))).map((id) => known.get(id));
}

export function next(frame: Frame, change: Change): Frame {
  return {
    ...frame,
    ...change,
    type: 'frame',
    public: patched(frame.public, change.public),
    private: patched(frame.private, change.private),
    names: patched(frame.names, change.names) as Record<string, string>,
  };
}
