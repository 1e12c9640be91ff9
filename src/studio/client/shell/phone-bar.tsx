import { type PanelName, useEditor } from '../model/editor';
import { ContentWords } from '../parts/content-words';
import { ToolButton } from '../parts/tool-button';
import { PublishButton } from '../publish/publish-button';
import { SavingState } from './saving-state';
import { stepName } from './step-name';

/** The toolbar of a phone: the open page, one step back, and the way online. */
export function PhoneBar({ toggle }: { toggle(panel: PanelName): void }) {
  const { page, panel, history, undo } = useEditor();
  return (
    <div className="toolbar">
      <div className="phone-page">
        {page && <ContentWords className="page-title">{page.title}</ContentWords>}
        <SavingState />
      </div>
      <ToolButton icon="undo-2" name={stepName('Undo', history.undo)} onPress={undo} isOff={!history.undo} />
      <PublishButton isPressed={panel === 'changes'} open={() => toggle('changes')} />
    </div>
  );
}
