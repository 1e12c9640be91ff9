/** Why a change was not made, as a sentence. */
export class RequestRefusal extends Error {}
