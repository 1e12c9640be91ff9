/** True for a name in lower case that Windows keeps for a device, whatever follows its dot. */
export const isDeviceName = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name);
