import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const shared =
  /\/src\/(components|messages\/(messages|useMessage)|modules\/(Modules|moduleComponent|registry)|pages\/(pageComponent|registry)|navigation\/near|shell\/context|lazyComponent|consent\/(consent|ProviderNotice)\.)|\/node_modules\/(react|react-dom|scheduler|@portabletext)\//

// Hours, facilities and prices: pages that have one of them mostly have the others.
const practical = /\/src\/(visit\/(FacilityList|PriceTable)|modules\/(openingHours|ticketDetail)\/)/

/**
 * Two builds: the browser's, split by page type and module, and the worker's, which is
 * one file with everything in it, so that a worker starts without looking for packages.
 */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/builds/',
  plugins: [react()],
  ...(isSsrBuild
    ? {
        ssr: { noExternal: true as const },
        build: {
          outDir: 'dist/server',
          emptyOutDir: true,
          copyPublicDir: false,
          target: 'node24',
          rolldownOptions: { output: { codeSplitting: false, entryFileNames: '[name].js' } },
        },
      }
    : {
        build: {
          manifest: true,
          outDir: 'dist/client',
          emptyOutDir: true,
          // A picture in the style sheet as `data:` would be fetched by every page.
          assetsInlineLimit: 0,
          // hls.js, which comes only when a film is asked for.
          chunkSizeWarningLimit: 600,
          target: ['chrome119', 'firefox128', 'safari17'],
          rolldownOptions: {
            input: 'src/entry-client.tsx',
            // What most pages share comes in one file rather than in fifteen small ones.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'shared', test: shared },
                  { name: 'practical', test: practical },
                ],
              },
            },
          },
        },
      }),
}))
