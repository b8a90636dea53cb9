/** The settings of a run, from the environment. */

export const help = `Kills the content service, PostgreSQL and NATS in the middle of many transactions.

Two nodes of the content service stand on one PostgreSQL. Each round, clients write to both
at once; when some but not all are answered, one node, PostgreSQL with all its processes, or
NATS gets SIGKILL. Then everything is brought back and looked at, over HTTP and in the tables:

  lost   acknowledged transactions that are not there as they were sent
  half   transactions, acknowledged or not, that are there in part: documents, history,
         effects, references and the shared counter must tell the same story
  gaps   numbers of the dataset's transactions that are missing or come twice
  missed, doubled, disordered
         events that a listener or a stream of live events on either node, which resumes
         when it is cut off, did not get, got twice, or got in another order

Beside these it is an error if a node that was not killed does not answer, if a node does
not say 503 while PostgreSQL is away or does not recover by itself, if the two nodes answer
the same query differently, or if a repeated transaction is not refused.

SIGKILL takes what processes hold in memory, with it what PostgreSQL has not yet written.
It does not take what the kernel holds: whether a disk keeps its word is not tried here.

  FAULTS_ROUNDS=10                rounds with a node killed, and as many with PostgreSQL and with NATS
  FAULTS_TRANSACTIONS=1000        transactions at once
  FAULTS_SEED=…                   makes the same choices as the run that printed it
  FAULTS_SYNCHRONOUS_COMMIT=on    off lets PostgreSQL lose what it acknowledged: to see this
                                  program find it
  VITRINE_FAULTS_POSTGRES_PORT    the port of the PostgreSQL that is killed

The last line is "lake: lost 0, half 0, gaps 0, missed 0, doubled 0, disordered 0"; it exits
with 1 if anything was found.
`

export interface Settings {
  rounds: number
  transactions: number
  seed: number
  synchronousCommit: string
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const synchronousCommit = env.FAULTS_SYNCHRONOUS_COMMIT ?? 'on'
  if (!['on', 'off'].includes(synchronousCommit)) {
    throw new Error('FAULTS_SYNCHRONOUS_COMMIT can be on or off')
  }
  return {
    rounds: wholeNumber(env, 'FAULTS_ROUNDS', 10),
    transactions: wholeNumber(env, 'FAULTS_TRANSACTIONS', 1000),
    seed: wholeNumber(env, 'FAULTS_SEED', Math.floor(Math.random() * 1e9)),
    synchronousCommit,
  }
}

export function wholeNumber(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const value = env[name] ? Number(env[name]) : usual
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} must be a whole number above 0`)
  return value
}

export type Random = () => number

/** Numbers from 0 to 1 that a seed determines: xorshift. */
export function randomFrom(seed: number): Random {
  let state = (seed * 2654435761 + 1) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 2 ** 32
  }
}
