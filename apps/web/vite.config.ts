import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultLocale } from '@portal/domain/constants.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { dropSummaries } from './drop-summaries.ts'
import { firstPageModules, preloadTexts } from './first-page.ts'
import { zipInPage } from './zip-in-page.ts'

// The root's own package.json.
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

const manifest = {
  name: 'Materieel Portaal',
  short_name: 'Materieel',
  description: 'Materieel bestellen, verplaatsen en afvoeren voor de bouwplaats',
  lang: 'nl-NL',
  start_url: '/',
  display: 'standalone' as const,
  background_color: '#14181d',
  theme_color: '#14181d',
  icons: [
    { src: '/mark-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/mark-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/mark-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
}

export default defineConfig(({ mode }) => {
  const { PORTAL_PORT = '3000' } = loadEnv(mode, process.cwd(), 'PORTAL_')
  const firstPage = firstPageModules()
  const portal = `http://127.0.0.1:${PORTAL_PORT}`
  return {
    define: { __PORTAL_VERSION__: JSON.stringify(version) },
    plugins: [
      react(),
      firstPage.plugin,
      dropSummaries(),
      preloadTexts(defaultLocale),
      zipInPage(),
      VitePWA({
        registerType: 'prompt',
        injectRegister: null,
        manifest,
        workbox: {
          globPatterns: ['**/*.{html,js,css,svg,woff2}'],
          globIgnores: ['**/inter-{cyrillic,greek,vietnamese}*', '**/*Settings*', '**/*Administration*'],
          // Only going to a page is answered from what is kept: else a look whether the portal is there finds the kept page.
          directoryIndex: null,
          navigateFallback: '/index.html',
          navigateFallbackDenylist: [/^\/(api|hubs|health|metrics|bestanden|afbeeldingen|documenten|calendar)(\/|$)/],
          // The code reader is large: it is kept once somebody scans, so that scanning opens without connection too.
          runtimeCaching: [
            { urlPattern: /\/assets\/.*\.wasm$/, handler: 'CacheFirst', options: { cacheName: 'reader' } },
          ],
          cleanupOutdatedCaches: true,
        },
      }),
      // As small as it gets once, instead of quickly at each request; who takes no Brotli gets gzip from the server.
      compression({ algorithms: ['brotliCompress'], include: /^assets\/.*\.(js|css|wasm)$/, threshold: 1024 }),
    ],
    resolve: {
      // The browser sends and reads what the contract types say; only the server parses, so zod stays out of the bundle.
      alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./src/lib/shape-stand-in.ts', import.meta.url)) }],
    },
    build: {
      target: 'es2022',
      manifest: true,
      cssCodeSplit: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
              {
                name: 'frame',
                test: /node_modules[\\/](@tanstack[\\/](react-router|router-core|history|react-query|query-core|react-store|store))[\\/]/,
                priority: 20,
              },
              { name: 'first', test: firstPage.has, priority: 10 },
            ],
          },
        },
      },
    },
    server: {
      port: 5173,
      proxy: {
        '^/(api|health|metrics|hubs|bestanden|afbeeldingen|documenten|calendar)': {
          target: portal,
          changeOrigin: false,
          ws: true,
        },
        '^/(AddToAfvoerlijst|AddScannedItemToAfvoerlijst|GetAfvoerlijst|DeleteAfvoerlijst|UpdateAfvoerlijst|InloggenAD)':
          portal,
      },
    },
  }
})
