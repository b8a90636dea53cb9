import type { Locator, Page } from '@playwright/test'
import { open } from './site.ts'

/** The fixture page of pictures, films and forms. */
export const path = '/se-naermere'

/** The addresses that a page has asked for. */
export function requests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

/** Brings a part of the page into sight and waits until it is hydrated. */
export async function openAt(page: Page, selector: string): Promise<Locator> {
  await open(page, path)
  const part = page.locator(selector).first()
  await part.scrollIntoViewIfNeeded()
  return part
}
