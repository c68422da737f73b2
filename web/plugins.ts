// What the build adds to what Vite makes: pictures of the icon in pixels, and every text packed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

/** By name: which drawing, how wide. For what reads no SVG: telephones, previews of links, old browsers. */
const PIXELS: Record<string, [drawing: string, width: number]> = {
  'icon-192.png': ['public/icon.svg', 192],
  'icon-512.png': ['public/icon.svg', 512],
  'icon-maskable.png': ['icons/maskable.svg', 512],
  'apple-touch-icon.png': ['icons/maskable.svg', 180],
  'preview.png': ['icons/preview.svg', 1200],
};

/** A PNG in the frame old browsers ask for at /favicon.ico. */
function ico(png: Uint8Array, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

export function icons(): Plugin {
  let root = '';
  return {
    name: 'icons',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async generateBundle() {
      await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
      const drawn = (drawing: string, width: number): Uint8Array =>
        new Resvg(readFileSync(join(root, drawing), 'utf8'), { fitTo: { mode: 'width', value: width } })
          .render()
          .asPng();
      for (const [fileName, [drawing, width]] of Object.entries(PIXELS))
        this.emitFile({ type: 'asset', fileName, source: drawn(drawing, width) });
      this.emitFile({ type: 'asset', fileName: 'favicon.ico', source: ico(drawn('public/icon.svg', 32), 32) });
    },
  };
}

/** Each text beside itself packed in two ways, for the server to hand out as it is. */
export function packed(): Plugin {
  let out = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (out = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const plain = readFileSync(join(out, name));
        if (plain.length <= 1000) continue;
        writeFileSync(join(out, `${name}.gz`), gzipSync(plain, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(join(out, `${name}.br`), brotliCompressSync(plain, { params }));
      }
    },
  };
}
