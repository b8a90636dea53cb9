import { Component, type ReactNode } from 'react'
import { stop } from '../sound.ts'

/** A player that fails to render is removed, sound and all; the page stays. */
export class PlayerBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    stop()
    reportError(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
