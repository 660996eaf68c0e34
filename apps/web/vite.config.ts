import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defaultLocale, locales } from '@portal/domain/constants.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { VitePWA } from 'vite-plugin-pwa'
import { firstPageModules, preloadTexts } from './first-page.ts'
import { keptParts } from './kept-parts.ts'
import { leanContracts } from './lean-contract.ts'
import { leanSettings } from './lean-settings.ts'
import { buildPushWorker } from './push-worker.ts'
import { screenFiles } from './screen-files.ts'
import { customMedia } from './src/ui/custom-media.ts'
import { zipInPage } from './zip-in-page.ts'

// The root's own package.json.
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** Needed by every page: where it begins, its mark and the letters that nearly every text is made of. */
const always = /^index\.html$|^mark\.svg$|^assets\/inter-latin-wght/

/** Writes out the named widths of style sheets, which no browser knows yet; a name that nobody gave fails the build. */
const namedMedia = {
  postcssPlugin: 'named-media',
  AtRule: {
    media(rule: { params: string }) {
      for (const [name, query] of Object.entries(customMedia)) rule.params = rule.params.replaceAll(`(${name})`, query)
      if (rule.params.includes('(--')) throw new Error(`No width is called ${rule.params}`)
    },
  },
}

export default defineConfig(async ({ mode }) => {
  const { PORTAL_PORT = '3000' } = loadEnv(mode, process.cwd(), 'PORTAL_')
  const firstPage = firstPageModules()
  const kept = keptParts(defaultLocale)
  const pushes = await buildPushWorker()
  const portal = `http://127.0.0.1:${PORTAL_PORT}`
  return {
    define: { __PORTAL_VERSION__: JSON.stringify(version) },
    plugins: [
      react(),
      firstPage.plugin,
      leanContracts(),
      leanSettings(),
      preloadTexts(defaultLocale),
      zipInPage(),
      kept.plugin,
      screenFiles(locales),
      pushes.plugin,
      VitePWA({
        registerType: 'prompt',
        injectRegister: null,
        // The server writes it, because it differs by tenant.
        manifest: false,
        workbox: {
          importScripts: [pushes.fileName],
          globPatterns: ['**/*.{html,js,css,svg,woff2}'],
          manifestTransforms: [
            (files) => ({ manifest: files.filter(({ url }) => always.test(url) || kept.has(url)), warnings: [] }),
          ],
          // Only going to a page is answered from what is kept: else a look whether the portal is there finds the kept page.
          directoryIndex: null,
          navigateFallback: '/index.html',
          navigateFallbackDenylist: [/^\/(api|hubs|health|metrics|bestanden|afbeeldingen|documenten|calendar)(\/|$)/],
          // The code reader is large: it is kept once somebody scans, so that scanning opens without connection too.
          runtimeCaching: [
            { urlPattern: /\/assets\/.*\.wasm$/, handler: 'CacheFirst', options: { cacheName: 'reader' } },
            // What a screen or a language needs, once it was used; src/lib/keep-parts.ts adds to it and clears it.
            { urlPattern: /\/assets\/.*\.(js|css|woff2)$/, handler: 'CacheFirst', options: { cacheName: 'parts' } },
          ],
          cleanupOutdatedCaches: true,
        },
      }),
      // As small as it gets once, instead of quickly at each request; who takes no Brotli gets gzip from the server.
      compression({ algorithms: ['brotliCompress'], include: /^assets\/.*\.(js|css|wasm)$/, threshold: 256 }),
    ],
    css: { postcss: { plugins: [namedMedia] } },
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
              { name: 'often-icons', test: firstPage.isOftenIcon, priority: 9.5 },
              { name: 'icons', test: firstPage.isLaterIcon, priority: 9.4 },
              ...firstPage.shared,
            ],
          },
        },
      },
    },
    server: {
      port: 5173,
      proxy: {
        '^/(api|health|metrics|hubs|bestanden|afbeeldingen|documenten|calendar|manifest\\.webmanifest)': {
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
