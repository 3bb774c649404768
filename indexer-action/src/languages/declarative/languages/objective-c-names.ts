/** Names of Objective-C's libraries. */

/** Selectors of NSObject and of what nearly every class has. */
export const COMMON = new Set(
  'init new alloc copy mutableCopy dealloc retain release autorelease description debugDescription hash isEqual: class superclass self count length copyWithZone: initWithCoder: encodeWithCoder: initWithFrame: viewDidLoad viewWillAppear: viewDidAppear: setUp tearDown layoutSubviews performSelector: respondsToSelector: isKindOfClass: objectForKey: setObject:forKey: objectAtIndex: addObject: removeObject: resume suspend cancel'.split(
    ' ',
  ),
)

/** Apple's frameworks begin their names with these letters. */
export const APPLE = {
  has: (name: string): boolean =>
    /^(?:NS|UI|XCT|CG|CF|CA|CI|AV|MK|WK|SC|Sec|dispatch_|objc_|k[A-Z])[A-Z_a-z]/.test(name) ||
    /^(?:BOOL|SEL|Class|IMP|Protocol|instancetype|id|u?int\d+_t|size_t|printf|malloc|free|memcpy|memset|strlen)$/.test(
      name,
    ),
}
