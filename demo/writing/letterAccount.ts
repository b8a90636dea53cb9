/**
 * The group's account at the service that sends letters. It is invented, as the lists are: the
 * box office of the demonstration answers for it (`web_newsletter_url`).
 */
export const letterAccount = {
  account: 'museerne-demo',
  region: 'us1',
  userId: '5f0e1d2c3b4a59687766554433',
} as const
