// The components of all blocks, made by `npm run types` from the registry and the folders of src/own/blocks.
export * from './registry';
