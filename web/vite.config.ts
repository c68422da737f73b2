import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8000';

/** Each text beside itself packed, for the server to hand out as it is. */
function packed(): Plugin {
  let out = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (out = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|html)$/.test(name)) continue;
        const plain = readFileSync(join(out, name));
        if (plain.length > 1000) writeFileSync(join(out, `${name}.gz`), gzipSync(plain, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: process.env.WEB_OUT ?? '../src/parlour/static',
    emptyOutDir: true,
    // The content policy allows files of our own, not data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/licence': { target: server } } },
});
