/** Live events of the content service: how soon they come, and what an open stream costs. */
import { say } from '../report.ts'
import { measureIdle } from './idle.ts'
import { measureLatency } from './latency.ts'

const soon = await measureLatency()
await measureIdle()
say(`events: ${soon ? 'in time' : 'late'}`)
process.exit(soon ? 0 : 1)
