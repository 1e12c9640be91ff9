/** The small site that the engine is tested with: every kind of page, every block and every field of the schema. */
export const fixtureSite = 'tests/fixtures/site';
