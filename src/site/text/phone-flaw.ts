import { dialed } from './dialed';
import { decoded } from './fix/address-steps';

/** After a number: its parameters (RFC 3966), or a pause and the digits of an extension. */
const extension = /(?<=\d)([;,]|[pw]\d).*$/s;

/** Why nobody can dial a number, to be said after "it". */
export function phoneFlaw(number: string): string | undefined {
  const plain = dialed(`tel:${decoded(number).trim()}`)
    .slice('tel:'.length)
    .replace(extension, '');
  const odd = /(?!^\+)[^\d ().*#-]+/.exec(plain)?.[0];
  if (odd !== undefined) return `contains "${odd}"`;
  const [, abroad, digits = ''] = /^(\+|00|011)?(\d*)/.exec(plain.replace(/[^\d+]/g, '')) ?? [];
  if (abroad === '+' && digits.startsWith('0')) return 'starts with 0 after the +';
  const least = abroad === '+' ? 7 : 3;
  if ((abroad === '+' ? digits : plain.replace(/\D/g, '')).length < least)
    return `has fewer than ${least} digits`;
  return digits.length > 15 ? 'has more than 15 digits' : undefined;
}
