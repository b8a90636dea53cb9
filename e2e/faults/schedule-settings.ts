/** The settings of a run with scheduled releases, from the environment. */
import { wholeNumber } from './settings.ts'

export const help = `Kills nodes of the content service while scheduled releases come due.

Three nodes of the content service stand on one PostgreSQL. Many releases are scheduled, each
with a version of a document of its own; they come due at random, half of them at whole seconds
and so several at once. Meanwhile each node gets SIGKILL at random, most often when several are
due, and is started again; at times none is there. In the middle of a run of half a minute or
more PostgreSQL gets SIGKILL, once. In the end the history shows which transactions published
each release:

  fired   releases that are published, with their document, in one transaction
  twice   releases that more than one transaction worked on
  missed  releases that are not published

Beside these it is an error if a release is published before its time, or if a node does not
show what is published. The lag is the time from when a release was due until it was published,
by the clock of the database.

  FAULTS_RELEASES=1000          releases
  FAULTS_SECONDS=60             the time over which they come due
  FAULTS_SEED=…                 makes the same choices as the run that printed it
  VITRINE_FAULTS_POSTGRES_PORT  the port of the PostgreSQL that is killed

The last line is "schedule: fired 1000, twice 0, missed 0"; it exits with 1 if it is another, or
if there was an error.
`

export interface ScheduleSettings {
  releases: number
  seconds: number
  seed: number
}

export function readSettings(env: NodeJS.ProcessEnv): ScheduleSettings {
  return {
    releases: wholeNumber(env, 'FAULTS_RELEASES', 1000),
    seconds: wholeNumber(env, 'FAULTS_SECONDS', 60),
    seed: wholeNumber(env, 'FAULTS_SEED', Math.floor(Math.random() * 1e9)),
  }
}
