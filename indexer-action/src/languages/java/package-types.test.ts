import { test } from 'vitest'
import { linksOf as java } from '../nominal/link-harness.ts'

const SHOP = `
package shop;
import java.util.*;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.domain.*;
class Order { String note() { return ""; } }
interface Orders extends JpaRepository<Order, Long> { Page<Order> findByNote(String note, Pageable at); List<Order> findByNote(String note); }
`

test('repositories give what they are of, and publishers hand it on', async () => {
  await java({
    'shop/Order.java': SHOP,
    'shop/Use.java': `
package shop;
import java.util.*;
import org.springframework.data.domain.*;
import org.springframework.http.ResponseEntity;
import reactor.core.publisher.*;
class Use {
  Orders orders;
  Mono<Order> later() {
    orders.findById(1L).orElseThrow().note();
    //> findById -> out maven:org.springframework.data.repository CrudRepository.findById
    //> note -> Order.note
    orders.findById(1L).map(o -> o.note()).orElse("").trim();
    //> note -> Order.note
    orders.findAll().get(0).note();
    //> note -> Order.note
    orders.findAll().stream().map(o -> o.note()).toList();
    //> note -> Order.note
    orders.save(new Order()).note();
    //> save -> out maven:org.springframework.data.repository CrudRepository.save
    //> note -> Order.note
    orders.findByNote("", null).map(o -> o.note()).getContent().get(0).trim();
    //> note -> Order.note
    //> trim -> out std:java java.lang.String.trim
    for (Order o : orders.findByNote("", null)) o.note();
    //> note -> Order.note
    ResponseEntity.ok(new Order()).getBody().note();
    //> note -> Order.note
    return Mono.just(new Order()).filter(o -> o.note() != null).flatMap(o -> Mono.just(o)).doOnNext(o -> o.note());
    //> note -> Order.note
    //> note#2 -> Order.note
  }
}
`,
  })
})

test('test doubles are of the class that they stand for', async () => {
  await java({
    'shop/Order.java': SHOP,
    'shop/UseTest.java': `
package shop;
import static org.junit.jupiter.api.Assertions.*;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.*;
import java.util.*;
import org.mockito.ArgumentCaptor;
class UseTest {
  Orders orders = mock(Orders.class);
  void test() {
    when(orders.findByNote("a")).thenReturn(List.of());
    //> when -> out maven:org.mockito Mockito.when
    //> findByNote -> Orders.findByNote
    verify(orders).findByNote("a");
    //> findByNote -> Orders.findByNote
    verify(orders, times(2)).findByNote(any());
    //> times -> out maven:org.mockito Mockito.times
    //> findByNote -> Orders.findByNote
    doReturn(List.of()).when(orders).findByNote("b");
    //> findByNote -> Orders.findByNote
    ArgumentCaptor<Order> captor = ArgumentCaptor.forClass(Order.class);
    captor.getValue().note();
    //> note -> Order.note
    mock(Order.class).note();
    //> note -> Order.note
    assertThrows(ShopException.class, () -> orders.findByNote("c")).code();
    //> findByNote -> Orders.findByNote
    //> code -> ShopException.code
  }
}
class ShopException extends RuntimeException { String code() { return ""; } }
`,
  })
})

test('what a test double is given is of the type of its place, and what is asserted of something takes that', async () => {
  await java({
    'shop/Order.java': SHOP,
    'shop/Desk.java':
      'package shop;\ninterface Desk<E> { void take(Order order); boolean put(Entry<E> entry); }\nclass Entry<E> { E entry() { return null; } }\n',
    'shop/UseTest.java': `
package shop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.argThat;
import static org.mockito.Mockito.*;
import java.util.*;
class UseTest {
  Desk<Order> desk; Order one; List<Order> all; Optional<Order> maybe;
  void test() {
    verify(desk).take(argThat(o -> o.note() != null));
    //> note -> Order.note
    verify(desk, times(1)).put(assertArg(entry -> { entry.entry().note(); }));
    //> note -> Order.note
    //> entry#3 -> Entry.entry
    assertThat(one).isNotNull().satisfies(o -> assertThat(o.note()).isEmpty());
    //> note -> Order.note
    assertThat(all).hasSize(1).allSatisfy(o -> o.note()).first().satisfies(o -> o.note());
    //> note -> Order.note
    //> note#2 -> Order.note
    assertThat(maybe).hasValueSatisfying(o -> o.note());
    //> note -> Order.note
    assertThat(new Object()).isInstanceOfSatisfying(Order.class, o -> o.note());
    //> note -> Order.note
    assertThat(one).hasNoNullFieldsOrProperties();
    //> hasNoNullFieldsOrProperties -> out maven:org.assertj.core.api ObjectAssert.hasNoNullFieldsOrProperties
  }
}
`,
  })
})

test('publishers are joined, read from requests, and empty where there is nothing', async () => {
  await java({
    'shop/Order.java': SHOP,
    'shop/Web.java': `
package shop;
import org.springframework.web.reactive.function.server.*;
import reactor.core.publisher.*;
class Web {
  void m(ServerRequest request, Mono<Order> mono, Flux<Order> flux) {
    request.bodyToMono(Order.class).flatMap(o -> Mono.just(o.note()));
    //> note -> Order.note
    request.multipartData().map(Form::new).flatMap(form -> Mono.just(form.text()));
    //> text -> Form.text
    mono.flatMap(o -> o == null ? Mono.empty() : mono).map(o -> o.note());
    //> note -> Order.note
    mono.flatMap(o -> { if (o == null) return Mono.empty(); return mono; }).map(o -> o.note());
    //> note -> Order.note
    mono.zipWith(mono).map(both -> both.getT2().note());
    //> note -> Order.note
    flux.delayUntil(o -> mono).then(mono).map(o -> o.note());
    //> note -> Order.note
    Flux.concat(mono, flux).takeWhile(o -> o.note() != null);
    //> note -> Order.note
    flux.flatMap(o -> mono).map(o -> o.note());
    //> note -> Order.note
    mono.flatMapMany(o -> flux).map(o -> o.note());
    //> note -> Order.note
    flux.switchMap(o -> flux).map(o -> o.note());
    //> note -> Order.note
    flux.then(mono).thenMany(flux).map(o -> o.note());
    //> note -> Order.note
  }
}
class Form { Form(Object parts) {} String text() { return ""; } }
`,
  })
})

test("collections of Guava are the JDK's, and Guice gives what it is asked for", async () => {
  await java({
    'a/Line.java': `
package a;
public class Line { public String sku() { return ""; } }`,
    'a/Use.java': `
package a;
import java.util.*;
import com.google.common.collect.*;
import com.google.inject.Injector;
import javax.inject.Provider;
class Use {
  void add(Object... all) {}
  void add(Map<String, ?> all) {}
  void run(Injector injector, Provider<Line> line, List<Line> lines) {
    add(ImmutableMap.of("a", 1));
    //> add -> Use.add@8
    ImmutableList.copyOf(lines).get(0).sku();
    //> sku -> Line.sku
    Lists.transform(lines, one -> one.sku());
    //> sku -> Line.sku
    ImmutableSet.<Line>builder().add(new Line()).build().iterator().next().sku();
    //> sku -> Line.sku
    injector.getInstance(Line.class).sku();
    //> sku -> Line.sku
    line.get().sku();
    //> sku -> Line.sku
  }
}`,
  })
})

test('what is asserted to throw takes nothing, which tells methods of one name apart', async () => {
  await java({
    'a/Batch.java': `
package a;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
class Batch {
  void add() {}
  void add(Object... all) {}
  void run(Batch batch) {
    assertThatThrownBy(batch::add).isInstanceOf(IllegalStateException.class).hasMessage("");
    //> add -> Batch.add@4
    //> isInstanceOf -> out maven:org.assertj.core.api ThrowableAssert.isInstanceOf
  }
}`,
  })
})

test("what is read of a buffer of Netty's, or of Jakarta's JSON, decides among overloads", async () => {
  await java({
    'Decoder.java': `
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import jakarta.json.JsonNumber;
class Position {
  void set(String key, Short value) {}
  void set(String key, Integer value) {}
  void set(String key, Long value) {}
  void set(String key, Double value) {}
  void set(String key, String value) {}
}
class Decoder {
  void decode(Position position, ByteBuf buf, JsonNumber number, jakarta.json.JsonObject object) {
    object.getJsonNumber("a").longValue();
    //> longValue -> out maven:jakarta.json JsonNumber.longValue
    position.set("a", buf.readUnsignedByte());
    //> set -> Position.set@5
    position.set("b", buf.readUnsignedShortLE());
    //> set -> Position.set@6
    position.set("c", buf.readUnsignedInt() * 10);
    //> set -> Position.set@7
    position.set("d", buf.readSlice(2).readShort() / 10.0);
    //> set -> Position.set@8
    position.set("e", ByteBufUtil.hexDump(buf.readSlice(4)));
    //> set -> Position.set@9
    position.set("f", number.doubleValue());
    //> set -> Position.set@8
  }
}
`,
  })
})
