// A frame and what changed since make the next one. What did not change stays the same object, so nothing of it is painted again.
import type { Change, Frame, Parts } from './protocol.gen';

function patched(whole: unknown, parts: Parts | undefined): unknown {
  if (!parts) return whole;
  const made: Record<string, unknown> = { ...(whole as Record<string, unknown>), ...parts.put };
  for (const key of parts.gone ?? []) delete made[key];
  return made;
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
