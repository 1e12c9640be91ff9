/** Why a change was not made, as a sentence. */
export class Refusal extends Error {}
