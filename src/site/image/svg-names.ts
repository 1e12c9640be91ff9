const words = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Every element that draws. `a` becomes a group: a drawing has no links. */
export const elements = words(
  'svg g defs symbol use switch view title desc style a',
  'path rect circle ellipse line polyline polygon text tspan textPath image',
  'linearGradient radialGradient stop pattern clipPath mask marker filter',
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge',
  'feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  'animate animateMotion animateTransform mpath set',
);

/** What an animation may change: how something looks, and where it is. */
const visible = words(
  // Geometry: SVG 2, chapters 7 to 10
  'x y width height cx cy r rx ry d points x1 y1 x2 y2 pathLength transform transform-origin viewBox',
  'preserveAspectRatio dx dy rotate textLength lengthAdjust startOffset method spacing side',
  // Paint servers, clipping, masking and markers
  'offset gradientUnits gradientTransform spreadMethod fx fy fr patternUnits patternContentUnits patternTransform',
  'clipPathUnits maskUnits maskContentUnits refX refY markerWidth markerHeight markerUnits orient',
  // Filter effects
  'filterUnits primitiveUnits in in2 result mode type values stdDeviation edgeMode tableValues slope intercept',
  'amplitude exponent k1 k2 k3 k4 operator order kernelMatrix divisor bias targetX targetY kernelUnitLength',
  'preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent scale xChannelSelector',
  'yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle radius baseFrequency',
  'numOctaves seed stitchTiles',
  // Presentation: SVG 2, appendix
  'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation',
  'color-interpolation-filters color-rendering direction display dominant-baseline fill fill-opacity fill-rule',
  'filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size',
  'font-size-adjust font-stretch font-style font-variant font-weight glyph-orientation-horizontal',
  'glyph-orientation-vertical image-rendering inline-size isolation kerning letter-spacing lighting-color',
  'line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity paint-order',
  'pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset',
  'stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor',
  'text-decoration text-indent text-overflow text-rendering unicode-bidi vector-effect visibility white-space',
  'word-spacing writing-mode',
);

/** Any other attribute is a note of a drawing program, or would mean something to the page. */
export const attributes: ReadonlySet<string> = new Set([
  ...visible,
  ...words(
    'id class lang style media href xml:space overflow aria-label systemLanguage requiredExtensions requiredFeatures',
    // Animation: SMIL
    'attributeName attributeType begin end dur min max restart repeatCount repeatDur calcMode keyTimes',
    'keySplines keyPoints from to by additive accumulate path origin',
  ),
]);

/** An animation could set an address that nobody has looked at, or a class of the page. */
export const isAnimated = (attribute: string): boolean => visible.has(attribute.trim());
