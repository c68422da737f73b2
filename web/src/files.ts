// A text handed to the person as a file.
const TYPES: Record<string, string> = { html: 'text/html', md: 'text/markdown', json: 'application/json' };

export function saveFile(text: string, name: string): void {
  const link = document.createElement('a');
  const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
