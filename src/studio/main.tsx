import 'virtual:studio-styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHttpWorkspace } from './http-workspace';
import { StudioProvider } from './model/studio-provider';
import { createStudioStore } from './model/studio-store';
import { Failure } from './shell/failure';
import { Shell } from './shell/shell';

const token = document.querySelector<HTMLMetaElement>('meta[name="edit-token"]')?.content ?? '';
const root = document.getElementById('studio');
const workspace = createHttpWorkspace(token);

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
