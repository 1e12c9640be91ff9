import 'virtual:studio-styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHttpWorkspace } from './model/http-workspace';
import { createOutbox } from './model/outbox';
import { servedBy } from './model/served-by';
import { StudioProvider } from './model/studio-provider';
import { createStudioStore } from './model/studio-store';
import { chooseSeen } from './parts/choose-seen';
import { ContentLanguage } from './parts/content-words';
import { Failure } from './shell/failure';
import { Shell } from './shell/shell';

const root = document.getElementById('studio');
const served = servedBy(document.head.innerHTML);
const workspace = createHttpWorkspace(served, () => location.reload());
const store = createStudioStore(workspace, createOutbox(served.content));
addEventListener('pagehide', store.keepWaiting);
addEventListener('keydown', chooseSeen, true);

if (root)
  createRoot(root).render(
    <StrictMode>
      <StudioProvider workspace={workspace} store={store}>
        <ContentLanguage>
          <Failure>
            <Shell />
          </Failure>
        </ContentLanguage>
      </StudioProvider>
    </StrictMode>,
  );
