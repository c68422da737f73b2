// The options of a table: which go together, which differ from the game as written. All of it from what the server sends.
import type { Option, Preset } from './protocol.gen';
import { listed, t } from './words';

export type Chosen = Record<string, string>;

export const asWritten = (options: Option[]): Chosen =>
  Object.fromEntries(options.map((option) => [option.key, option.default]));
export const valueLabel = (option: Option, value: string): string =>
  value === '0' && option.zero ? option.zero : (option.values?.find((one) => one.value === value)?.label ?? value);

/** Why an option means nothing beside these; empty where it does mean something. */
export function closed(option: Option, chosen: Chosen, options: Option[]): string {
  const only = option.only ?? [];
  if (!only.length || only.some(([key, values]) => values.includes(chosen[key] ?? ''))) return '';
  const needed = only.flatMap(([key, values]) => {
    const other = options.find((one) => one.key === key);
    if (!other) return [];
    if (values.join() === 'yes') return [t('option-with', { option: other.label })];
    if (values.join() === 'no') return [t('option-without', { option: other.label })];
    const named = values.map((value) => t('quoted', { words: valueLabel(other, value) }));
    return [t('option-with-value', { option: other.label, values: listed(named, 'or') })];
  });
  return t('option-needs', { conditions: listed(needed, 'or') });
}

export const isAltered = (option: Option, chosen: Chosen, options: Option[]): boolean =>
  (chosen[option.key] ?? option.default) !== option.default && !closed(option, chosen, options);

/** What is sent: an option that means nothing stays as written. */
export const sent = (options: Option[], chosen: Chosen): Chosen =>
  Object.fromEntries(
    options.map((option) => [
      option.key,
      closed(option, chosen, options) ? option.default : (chosen[option.key] ?? option.default),
    ]),
  );

export const filled = (preset: Preset, options: Option[]): Chosen => ({ ...asWritten(options), ...preset.values });

/** The way to play that these choices are, if it has a name. */
export function presetOf(presets: Preset[], options: Option[], chosen: Chosen): Preset | undefined {
  const here = sent(options, chosen);
  return presets.find((preset) =>
    Object.entries(sent(options, filled(preset, options))).every(([key, value]) => here[key] === value),
  );
}
