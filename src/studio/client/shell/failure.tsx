import { Component, type ReactNode } from 'react';

/** What is shown when the studio itself fails: every change is in the journal of the workspace. */
export class Failure extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main className="failure">
        <h1>The studio has a mistake</h1>
        <p>Nothing is lost: every change is kept. Reload this page to go on.</p>
        <p>
          <code>{error instanceof Error ? error.message : String(error)}</code>
        </p>
        <button type="button" className="field-button" onClick={() => location.reload()}>
          Reload
        </button>
      </main>
    );
  }
}
