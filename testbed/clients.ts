/** The two generations of the client that a test runs with. */
import { createClient as createClient7 } from 'client-7'
import { createClient as createClient8 } from 'client-8'
import type { ContentService } from './contentService.ts'

export type CreateClient = typeof createClient7
export type Client = ReturnType<CreateClient>

export const generations: Record<string, CreateClient> = {
  'client 7': createClient7,
  'client 8': createClient8 as unknown as CreateClient,
}

/** A client of a service; without a token unless one is given. */
export function clientOf(
  createClient: CreateClient,
  service: ContentService,
  options: Partial<Parameters<CreateClient>[0]> = {},
): Client {
  return createClient({
    projectId: service.project,
    dataset: service.dataset,
    apiHost: service.url,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    ...options,
  })
}
