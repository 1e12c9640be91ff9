// A scheduled function of Netlify that does what the Worker does. docs/dates.md sets it up.
import due from '../due.js';

export default () => due.scheduled(undefined, process.env);

export const config = { schedule: '*/15 * * * *' };
