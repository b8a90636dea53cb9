/** What a comparison found, a line for each screenshot. */
export interface Findings {
  /** The screenshots that were taken. */
  compared: number
  /** Those that differ from their reference or have none. */
  changed: readonly string[]
  /** Those that could not be taken or compared. */
  failed: readonly string[]
  /** References without an entry in the catalogue. */
  orphaned: readonly string[]
}

interface Report {
  text: string
  exitCode: 0 | 1
}

/** What the command prints. A failure is one also where changes are accepted. */
export function reportOf(findings: Findings, accept: boolean, results: string): Report {
  const { compared, changed, failed, orphaned } = findings
  const open = accept ? 0 : changed.length + orphaned.length
  const counts = [
    `${compared} compared`,
    `${changed.length} ${accept ? 'accepted' : 'changed'}`,
    ...(orphaned.length > 0 ? [`${orphaned.length} ${accept ? 'removed' : 'orphaned'}`] : []),
    ...(failed.length > 0 ? [`${failed.length} failed`] : []),
  ]
  const lines = [
    ...[...changed, ...orphaned, ...failed].toSorted().map((line) => `  ${line}`),
    ...(open > 0 ? [`  Look at ${results}, then: make visual ACCEPT=1`] : []),
    `visual: ${counts.join(', ')}`,
  ]
  return { text: `${lines.join('\n')}\n`, exitCode: open + failed.length > 0 ? 1 : 0 }
}
