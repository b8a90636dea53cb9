/**
 * The group's account at the service that sends letters. It is invented, as the lists are: the
 * demonstration is run with a provider of its own, or with none (`web_newsletter_url`).
 */
export const letterAccount = {
  account: 'museerne-demo',
  region: 'us1',
  userId: '5f0e1d2c3b4a59687766554433',
} as const
