/**
 * How the dashboard becomes files: `scripts/build-dashboard.ts` runs it, and nothing else needs to.
 *
 * The page's policy allows no inline script, and inline styles only with the nonce that the Worker puts in for the mark
 * below. So nothing is inlined, and no asset becomes a data URL.
 */
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const HERE = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: HERE,
  plugins: [tailwindcss()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../../../dist/dashboard',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Few files on the first visit, and files that a deployment does not change stay in the browser's cache.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\// },
            { name: 'kit', test: /src\/dashboard\/app\/components\// },
          ],
        },
      },
      // "use client" marks in packages mean nothing here.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
    },
  },
})
