import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { icons, packed } from './plugins';

/** What every page needs comes in one file: Svelte, Fluent, our own few words with the server. */
const ofEverywhere =
  /node_modules\/(svelte|esm-env|clsx|@fluent)\/|\/src\/((words|memory|place\.svelte|http|heads|socket|pages)\.ts|games\/index\.ts|games\/[^/]+\/Picture|shell\/(Dialog|Licence|LanguageChoice|Late)\.svelte)/;
/** What every table's page begins with comes in one file instead of thirty. What is fetched later is not among it. */
const SHELL =
  'Agreed|Banner|CopyButton|Composer|Countdown|Ending|Gone|Header|History|Join|LinkRow|Links|Log|LogEntry|OfferForm|' +
  'OffersForm|People|PictureDrop|Recovery|Refusal|RollCard|StandIn|StatusBar|Strength|TableName|Tabs|TalkBox|WaitingRoom';
const CORE = 'table\\.svelte|draft\\.svelte|forms\\.svelte|frames|offers|socket|talk|heads|files';
const ofTables = new RegExp(`/src/(form/|pieces/|(${CORE})\\.ts|shell/(${SHELL})\\.svelte)`);

/** And what every role-playing table's page begins with. */
const ROLEPLAY =
  'Act|ActFor|Afloat|Bar|CastBoard|CommandForm|Company|Desk|DeskGroup|DeskHidden|DeskReceipts|FieldAmount|FirstSteps|' +
  'Hints|MineCast|MineFrame|Outlook|Pencil|Plate|Plead|Pleas|Portrait|SheetHead|Steps|Stepper|Strip|Token';
const ofRoleplay = new RegExp(`/src/roleplay/((${ROLEPLAY})\\.svelte|[a-z]+(\\.svelte)?\\.ts)`);

const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), icons(), packed()],
  build: {
    outDir: process.env.WEB_OUT ?? '../src/parlour/static',
    emptyOutDir: true,
    // The content policy allows files of our own, not data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', test: ofEverywhere, priority: 2 },
            { name: 'table', test: ofTables, priority: 1 },
            { name: 'roleplay', test: ofRoleplay },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/licence': { target: server } } },
});
