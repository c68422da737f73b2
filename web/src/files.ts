// A file handed to the person.

/** What a file about somebody is called. */
export const fileName = (name: string, suffix: string): string =>
  `${
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'sheet'
  }.${suffix}`;

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** What a picture may weigh before it is sent, and how long its longer side is then at most. */
const PICTURE = 1_900_000;
const LONGEST = 2400;

/** A picture too heavy to be sent, made smaller here; as it is where that fails: the server says what is wrong with it. */
export async function fitted(file: File): Promise<Blob> {
  if (file.size <= PICTURE || !/^image\/(png|jpeg|webp)$/.test(file.type)) return file;
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
    const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
    return made.size < file.size ? made : file;
  } catch {
    return file;
  }
}
