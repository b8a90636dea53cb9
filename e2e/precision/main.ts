/**
 * How exactly published edits drop pages: of all pages of the demonstration in a website's
 * cache, those that an edit changes must all be dropped, and few others with them.
 */
import { startCluster } from '../../testbed/cluster.ts'
import { edits } from './edits.ts'
import { Purges } from './purges.ts'
import { Report, say } from './report.ts'
import { Trial } from './trial.ts'

/** The day of the edits. Half an hour before the museums open no page changes by itself. */
const today = '2026-11-15'
const morning = `${today}T09:30`

async function main(): Promise<boolean> {
  const begun = performance.now()
  const passed = () => ((performance.now() - begun) / 1000).toFixed(0)
  process.env.DEMO_TODAY = today
  const cluster = await startCluster({
    content: 1,
    websites: 0,
    web: { VITRINE_WEB_AS_OF: morning },
  })
  const purges = await Purges.listen()
  const report = new Report()
  try {
    const trial = await Trial.begin(cluster, purges)
    say(`${trial.pages} pages, all cached after ${passed()} s`)
    report.begin()
    for (const edit of edits) report.add(await trial.publish(edit))
  } finally {
    await cluster.stop()
    purges.end()
  }
  say(`${passed()} s in all`)
  return report.end()
}

process.exit((await main()) ? 0 : 1)
