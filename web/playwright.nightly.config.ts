import { defineConfig } from '@playwright/test'
import pages from './playwright.config.ts'

/** What takes too long for every change: the same pages in every palette and every frame. */
export default defineConfig({ ...pages, testDir: 'tests/nightly', timeout: 180_000 })
