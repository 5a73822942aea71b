CREATE TABLE "sandbox"."card_order" (
	"order_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"installments" integer NOT NULL,
	"descriptor" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"denial" text,
	"capture_id" text,
	"captured_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_order_capture_id_unique" UNIQUE("capture_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."card_token" (
	"token" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "card_order_created" ON "sandbox"."card_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "card_order_captured" ON "sandbox"."card_order" USING btree ("captured_at");