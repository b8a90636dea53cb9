import { Component, type ReactNode } from 'react'
import { Failure } from './Failure.tsx'

interface Props {
  home: string
  children: ReactNode
}

/** Shows the error page instead of a page that failed to render; the frame stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure home={this.props.home} /> : this.props.children
  }
}
