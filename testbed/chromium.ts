/**
 * How browsers are launched: the one that Debian ships, so that nothing is fetched for the tests.
 * It is Chromium without a window, in which a page opens in a quarter of the time.
 */
export const launch = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
