import 'virtual:studio-styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHttpWorkspace, servedBy } from './http-workspace';
import { StudioProvider } from './model/studio-provider';
import { createStudioStore } from './model/studio-store';
import { Failure } from './shell/failure';
import { Shell } from './shell/shell';

const root = document.getElementById('studio');
const workspace = createHttpWorkspace(servedBy(document.head.innerHTML), () => location.reload());

if (root)
  createRoot(root).render(
    <StrictMode>
      <StudioProvider workspace={workspace} store={createStudioStore(workspace)}>
        <Failure>
          <Shell />
        </Failure>
      </StudioProvider>
    </StrictMode>,
  );
