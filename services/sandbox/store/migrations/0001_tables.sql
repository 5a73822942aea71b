CREATE TABLE "sandbox"."charge" (
	"txid" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"receiver_name" text NOT NULL,
	"payer_name" text NOT NULL,
	"description" text NOT NULL,
	"br_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."pix" (
	"end_to_end_id" text PRIMARY KEY NOT NULL,
	"txid" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox"."pix" ADD CONSTRAINT "pix_txid_charge_txid_fk" FOREIGN KEY ("txid") REFERENCES "sandbox"."charge"("txid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_created" ON "sandbox"."charge" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pix_charge" ON "sandbox"."pix" USING btree ("txid");--> statement-breakpoint
CREATE INDEX "pix_paid" ON "sandbox"."pix" USING btree ("paid_at");