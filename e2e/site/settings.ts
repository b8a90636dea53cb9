/** The settings of a run, from the environment. */

export const help = `Takes parts of the product away while visitors look at the websites.

Two nodes of the content service and two websites stand on a PostgreSQL and a NATS of their
own. Visitors come at a steady rate, to pages that each were viewed before. One after the other

  the content service is killed, and a website starts without it
  PostgreSQL is stopped
  NATS is stopped
  all renderers hang, and something is published that all pages show
  the websites' folders cannot be written to, and something is published
  the websites restart in turn behind haproxy

For each it prints the views, how many failed (a status other than 200, an error of the
network, more than 10 s), how many got a last good copy, the slowest, and the seconds from the
fault's end until all pages show what is published then. No view may fail.

Then 400 visitors at once want pages that are not cached. They must get at least 80 % of the
rate that 16 get; the others a 503 with Retry-After at once, for one line of log a second; and
the rate must be back within five seconds. It is done with visitors who wait as they are told,
and with some who come back after 100 ms.

  FAULTS_FORM=full      short has few pages, short faults and no overload: for the gate
  FAULTS_SECONDS=60     that each fault lasts; in the short form each has its own
  FAULTS_RATE=50        views a second
  FAULTS_PAGES=30       pages that are viewed
  FAULTS_ONLY=…         faults whose name contains this, or overload
  VITRINE_CLUSTER_PORTS the first of a thousand ports

The last line is "site: N views, 0 failed"; it exits with 1 if anything was wrong.
`

export interface Settings {
  short: boolean
  seconds: number | undefined
  rate: number
  pages: number
  only: string
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const form = env.FAULTS_FORM ?? 'full'
  if (!['full', 'short'].includes(form)) throw new Error('FAULTS_FORM can be full or short')
  const short = form === 'short'
  return {
    short,
    seconds: short && !env.FAULTS_SECONDS ? undefined : number(env, 'FAULTS_SECONDS', 60),
    rate: number(env, 'FAULTS_RATE', 50),
    pages: number(env, 'FAULTS_PAGES', 30),
    only: env.FAULTS_ONLY ?? '',
  }
}

function number(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const value = env[name] ? Number(env[name]) : usual
  if (!(value > 0)) throw new Error(`${name} must be a number above 0`)
  return value
}
