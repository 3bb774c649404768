<?php
/** Prints what `php-types.ts` holds: PHP's own classes, functions and constants, read by reflection. */
const GENERIC = ['Traversable' => 'TKey,TValue', 'Iterator' => 'TKey,TValue', 'IteratorAggregate' => 'TKey,TValue', 'Generator' => 'TKey,TValue,TSend,TReturn',
    'ArrayAccess' => 'TKey,TValue', 'ArrayIterator' => 'TKey,TValue', 'ArrayObject' => 'TKey,TValue', 'SplObjectStorage' => 'TObject,TData', 'WeakMap' => 'TKey,TValue',
    'IteratorIterator' => 'TKey,TValue', 'OuterIterator' => 'TKey,TValue', 'SeekableIterator' => 'TKey,TValue', 'WeakReference' => 'T', 'ReflectionAttribute' => 'T',
    'SplDoublyLinkedList' => 'TValue', 'SplQueue' => 'TValue', 'SplStack' => 'TValue', 'SplFixedArray' => 'TValue', 'SplHeap' => 'TValue', 'SplMinHeap' => 'TValue',
    'SplMaxHeap' => 'TValue', 'SplPriorityQueue' => 'TPriority,TValue'];
/** By what a class is generic in, the first that it has: what it hands to its supertypes. */
const HANDED = [
    'TKey' => ['Traversable' => 'TKey,TValue', 'Iterator' => 'TKey,TValue', 'IteratorAggregate' => 'TKey,TValue', 'ArrayAccess' => 'TKey,TValue',
        'OuterIterator' => 'TKey,TValue', 'SeekableIterator' => 'TKey,TValue'],
    'TData' => ['Iterator' => 'mixed,TObject', 'ArrayAccess' => 'TObject,TData'],
    'TValue' => ['Iterator' => 'mixed,TValue', 'IteratorAggregate' => 'mixed,TValue', 'ArrayAccess' => 'mixed,TValue', 'SplDoublyLinkedList' => 'TValue',
        'SplHeap' => 'TValue'],
];
/** And what its methods give. */
const GIVEN = [
    'TKey' => ['current' => 'TValue', 'offsetget' => 'TValue', 'getreturn' => 'TValue', 'key' => 'TKey', 'getiterator' => 'Iterator<TKey,TValue>'],
    'TData' => ['current' => 'TObject', 'offsetget' => 'TData', 'getinfo' => 'TData'],
    'TValue' => ['current' => 'TValue', 'offsetget' => 'TValue', 'pop' => 'TValue', 'shift' => 'TValue', 'top' => 'TValue', 'bottom' => 'TValue', 'extract' => 'TValue',
        'dequeue' => 'TValue', 'getiterator' => 'Iterator<mixed,TValue>'],
    'T' => ['get' => 'T', 'newinstance' => 'T'],
];

function typeText(?ReflectionType $type): string
{
    if ($type instanceof ReflectionNamedType) return $type->isBuiltin() ? ($type->getName() === 'static' ? 'static' : ($type->getName() === 'self' ? 'self' : 'mixed')) : str_replace('\\', '.', $type->getName());
    if ($type instanceof ReflectionUnionType) foreach ($type->getTypes() as $one) if (!$one->isBuiltin()) return typeText($one);
    return 'mixed';
}
$lines = [];
foreach ([...get_declared_interfaces(), ...get_declared_traits(), ...get_declared_classes()] as $name) {
    $class = new ReflectionClass($name);
    if (!$class->isInternal()) continue;
    $supers = [];
    $parent = $class->getParentClass();
    if ($parent) $supers[] = $parent->getName();
    foreach ($class->getInterfaceNames() as $interface) {
        if ($parent && $parent->implementsInterface($interface)) continue;
        foreach ($class->getInterfaceNames() as $other) if ($other !== $interface && (new ReflectionClass($other))->implementsInterface($interface)) continue 2;
        $supers[] = $interface;
    }
    $about = current(array_intersect(array_keys(GIVEN), explode(',', GENERIC[$name] ?? '')));
    $handed = fn ($s) => isset(HANDED[$about][$s]) ? '<' . HANDED[$about][$s] . '>' : '';
    $supers = array_map(fn ($s) => str_replace('\\', '.', $s) . $handed($s), $supers);
    $members = [];
    foreach ($class->getMethods() as $method)
        if ($method->getDeclaringClass()->getName() === $name && !$method->isPrivate()) {
            $type = typeText($method->getReturnType() ?? (method_exists($method, 'getTentativeReturnType') ? $method->getTentativeReturnType() : null));
            $called = strtolower($method->getName());
            $type = GIVEN[$about][$called] ?? $type;
            // Those of one class, by its name.
            $members[] = $called === 'getattributes' && str_starts_with($name, 'Reflection') ? '<T>getAttributes=(class-string<T>)ReflectionAttribute<T>[]' : $method->getName() . '()' . $type;
        }
    foreach ($class->getProperties() as $property) if ($property->getDeclaringClass()->getName() === $name && !$property->isPrivate()) $members[] = '$' . $property->getName() . ':' . typeText($property->getType());
    // Every enum case has these, and reflection does not say so.
    if ($name === 'UnitEnum') $members[] = '$name:mixed';
    if ($name === 'BackedEnum') $members[] = '$value:mixed';
    foreach ($class->getReflectionConstants() as $constant) if ($constant->getDeclaringClass()->getName() === $name) $members[] = $constant->getName() . ':mixed';
    $lines[] = ($class->isInterface() ? 'i ' : 'c ') . str_replace('\\', '.', $name) . (isset(GENERIC[$name]) ? '<' . GENERIC[$name] . '>' : '') . ($supers ? '|' . implode('|', $supers) : '') . "\n" . implode(';', array_unique($members));
}
$functions = [];
foreach (get_defined_functions()['internal'] as $function) {
    $type = typeText((new ReflectionFunction($function))->getReturnType());
    $functions[] = $type === 'mixed' ? $function : "$function:$type";
}
sort($functions);
$constants = [];
foreach (get_defined_constants(true) as $group => $values) if ($group !== 'user') $constants = [...$constants, ...array_keys($values)];
sort($constants);
file_put_contents($argv[1], "/**\n * PHP's own classes, functions and constants. Classes are in the notation of `nominal/external-types.ts`, functions carry\n * the class they return where it is one. Written by `describe-php.php`; do not edit.\n */\n"
    . 'export const PHP_CLASSES = `c class-string<T>' . "\n\n" . implode("\n", $lines) . "\n`\n\nexport const PHP_FUNCTIONS =\n  '" . implode(' ', $functions) . "'\n\nexport const PHP_CONSTANTS =\n  '" . implode(' ', $constants) . "'\n");
